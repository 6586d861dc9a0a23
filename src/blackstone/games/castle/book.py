"""The steps of the Castle, by name."""

from blackstone.kernel.steps import Book

book = Book()
