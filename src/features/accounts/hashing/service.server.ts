import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { createTurns } from '../../../platform/turns.ts'

/**
 * Hashes are slow on purpose, a tenth of a second each, and run on the four threads that Node also reads files,
 * compresses and checks signatures with. Half of them are enough for passwords: else a rush of sign-ins would hold up
 * everybody who is signed in.
 */
const AT_ONCE = 2

const inTurn = createTurns(AT_ONCE)

/** The hash of a password, as better-auth keeps it. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

/** True if a password belongs to a hash. */
export const verifyPassword = (pair: { hash: string; password: string }): Promise<boolean> => inTurn(() => verify(pair))
