import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { createTurns } from '../../../platform/turns.ts'

/**
 * A hash takes a tenth of a second on one of the four threads on which Node also reads files, compresses and checks
 * signatures. Passwords get half of them, so that a rush of sign-ins does not block other requests.
 */
const AT_ONCE = 2

const inTurn = createTurns(AT_ONCE)

/** In better-auth's format. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

export const verifyPassword = (pair: { hash: string; password: string }): Promise<boolean> => inTurn(() => verify(pair))
