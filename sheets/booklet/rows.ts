/** Rows on the pages of a booklet that are no sheets: the pages are known before they are drawn. */

/** Sheets on one page of contents: on the path of a short booklet, and in the list of a long one. */
export const [PATH_CARDS, CONTENTS_ROWS] = [8, 20]
/** Sheets on one page of the adult's list. */
export const LIST_ROWS = 8
/** Children and sheets in one table of who did what. */
export const [TABLE_ROWS, TABLE_COLUMNS] = [30, 15]

export const contentsCount = (sheets: number): number => Math.ceil(sheets / CONTENTS_ROWS)

/** Pages of the adult: the list, then the tables. */
export const teacherCount = (sheets: number, names: number): number =>
  Math.ceil(sheets / LIST_ROWS) + Math.ceil(sheets / TABLE_COLUMNS) * Math.ceil(names / TABLE_ROWS)
