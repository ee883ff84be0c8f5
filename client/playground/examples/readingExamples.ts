import type { Example } from "./example";

export const reading: Example = {
  title: "My reading",
  line: "Add a book, and keep progress and notes.",
  query: `# For members. AddBook keeps a book for yourself: nobody else sees it.
# ReadOn and TakeNote take its id.
mutation AddBook($book: AddBookInput!) {
  addBook(input: $book) {
    isKnown
    book {
      id
      title
      isInCatalogue
    }
  }
}

mutation ReadOn($bookId: ID!, $page: Int!, $pages: Int) {
  setReadingProgress(input: { bookId: $bookId, page: $page, pages: $pages }) {
    viewerShelved {
      percentRead
      startedOn
    }
  }
}

mutation TakeNote($bookId: ID!, $note: String!) {
  addReadingNote(input: { bookId: $bookId, text: $note }) {
    id
    text
  }
}

query MyReading {
  me {
    shelves(first: 5, shelf: READING) {
      nodes {
        percentRead
        noteCount
        book {
          title
        }
      }
    }
  }
}
`,
  variables: {
    book: { title: "Zines by hand", author: "Ada Quokka", shelf: "READING" },
    bookId: "",
    page: 12,
    pages: 96,
    note: "Fold it twice before you draw.",
  },
};
