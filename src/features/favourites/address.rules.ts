export const sharedListPath = (token: string): string => `/listas/${token}`

/** Query parameter of /favoritos. */
export const LIST_PARAMETER = 'lista'

/** Null: the hearts. */
export const listHref = (listId: string | null): string =>
  listId === null ? '/favoritos' : `/favoritos?${new URLSearchParams({ [LIST_PARAMETER]: listId })}`
