/** Sheets on one page of contents. */
export const CONTENTS_ROWS = 20
