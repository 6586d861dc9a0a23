"""The table at a terminal: where lines come from and go to, the menu, the commands, the saved tables."""
