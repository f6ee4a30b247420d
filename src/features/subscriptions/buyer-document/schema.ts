import { z } from 'zod'
import { cpfOf } from './rules.ts'
import { BUYER_DOCUMENT } from './texts.ts'

const CPF_TEXT_MAX = 20

/** The CPF to put on the nota fiscal; null takes it back. */
export const buyerDocumentInputSchema = z.object({
  cpf: z
    .string()
    .max(CPF_TEXT_MAX, BUYER_DOCUMENT.wrong)
    .transform((text, context) => {
      const cpf = cpfOf(text)
      if (cpf === null) context.addIssue({ code: 'custom', message: BUYER_DOCUMENT.wrong })
      return cpf ?? z.NEVER
    })
    .nullable(),
})

/** The stored CPF, masked; null without one. */
export const buyerDocumentReplySchema = z.object({ cpf: z.string().nullable() })
export type BuyerDocumentReply = z.infer<typeof buyerDocumentReplySchema>
