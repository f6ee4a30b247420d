import { AppError, ERRORS } from '../../platform/errors.ts'
import { REPORTING_TEXTS } from './texts.ts'

/** What an administrator reads of a failed reading: its message, or 'Erro desconhecido' (spec part 2 §8 Admin). */
export function messageOf(error: unknown): string {
  if (error instanceof AppError) return ERRORS[error.code].description
  const message = error instanceof Error ? error.message.trim() : ''
  return message === '' ? REPORTING_TEXTS.unknownError : message
}
