/** Random ids by content: the same sheet counts once however it is printed, and its id says nothing about it. */
const ids = new Map<string, string>()

/** @param sheet identity of its content in this page (`nameOfSheet`) */
export function creationIdOf(sheet: string): string {
  const id = ids.get(sheet) ?? crypto.randomUUID()
  ids.set(sheet, id)
  return id
}
