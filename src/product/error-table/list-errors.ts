import type { ErrorEntry } from './entry.ts'

/** Saved activities and lists. */
export const LIST_ERRORS = {
  list_name_taken: {
    status: 409,
    title: 'Já existe uma lista com esse nome',
    description: 'Escolha outro nome.',
    reportable: false,
  },
  too_many_lists: {
    status: 409,
    title: 'Você já tem 30 listas',
    description: 'Exclua uma para criar outra.',
    reportable: false,
  },
  list_full: {
    status: 409,
    title: 'A lista está cheia',
    description: 'Cabem 200 folhas. Tire algumas para guardar outras.',
    reportable: false,
  },
} as const satisfies Record<string, ErrorEntry>
