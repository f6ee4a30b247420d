/** The path of a shared list. */
export const sharedListPath = (token: string): string => `/listas/${token}`

/** Query parameter of /favoritos: the list that is shown. */
export const LIST_PARAMETER = 'lista'

/** The page of an own list; of the hearts for null. */
export const listHref = (listId: string | null): string =>
  listId === null ? '/favoritos' : `/favoritos?${new URLSearchParams({ [LIST_PARAMETER]: listId })}`
