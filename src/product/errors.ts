import { ACCOUNT_ERRORS } from './error-table/account-errors.ts'
import { FILE_ERRORS } from './error-table/file-errors.ts'
import { LIST_ERRORS } from './error-table/list-errors.ts'
import { PAYMENT_ERRORS } from './error-table/payment-errors.ts'
import { REQUEST_ERRORS } from './error-table/request-errors.ts'
import { SHEET_REQUEST_ERRORS } from './error-table/sheet-request-errors.ts'

/**
 * Every error the API can answer with: code → status, texts, whether it is reported. The texts are fixed (rule: fixed
 * texts).
 */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PAYMENT_ERRORS,
  ...FILE_ERRORS,
  ...LIST_ERRORS,
  ...SHEET_REQUEST_ERRORS,
} as const

export type ErrorCode = keyof typeof ERRORS

/** The JSON body of every error answer. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    title: string
    description: string
    requestId?: string
    issues?: { path: string; message: string }[]
  }
}

/** A failure the product expects: thrown by services, turned into an answer by the edge through {@link ERRORS}. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: { path: string; message: string }[] | undefined

  constructor(code: ErrorCode, options: { cause?: unknown; issues?: { path: string; message: string }[] } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
  }

  get status() {
    return ERRORS[this.code].status
  }

  toBody(requestId?: string): ErrorBody {
    const { title, description } = ERRORS[this.code]
    return { error: { code: this.code, title, description, requestId, issues: this.issues } }
  }
}
