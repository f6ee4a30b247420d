import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import type { Session } from '../../accounts/schema.ts'
import { dropDocument, findDocument, keepDocument } from './data.server.ts'
import { maskedCpf } from './rules.ts'
import type { BuyerDocumentReply } from './schema.ts'

/** The CPF that a person wants on the nota fiscal, and no other data about them (rule: CPF of a buyer). */
export function createBuyerDocuments({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Masked, for its owner; null without one. */
    async maskedOf({ userId }: Session): Promise<string | null> {
      const cpf = await findDocument(db, userId)
      return cpf === null ? null : maskedCpf(cpf)
    },

    /** Stores a checked CPF in place of an earlier one; null takes it back. */
    async change({ userId }: Session, cpf: string | null): Promise<BuyerDocumentReply> {
      if (cpf === null) await dropDocument(db, userId)
      else await keepDocument(db, userId, cpf, clock())
      return { cpf: cpf === null ? null : maskedCpf(cpf) }
    },
  }
}

export type BuyerDocuments = ReturnType<typeof createBuyerDocuments>
