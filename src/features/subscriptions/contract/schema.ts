import { z } from 'zod'

/** Running text, in pieces where a part of it is a link. */
export type ContractLine = string | readonly (string | { readonly text: string })[]

type ContractBlock =
  | { readonly paragraph: ContractLine }
  | { readonly list: readonly ContractLine[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }

/** The terms as the site shows them: numbered sections of running text. */
export interface ContractDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly { readonly title: string; readonly blocks: readonly ContractBlock[] }[]
}

const lineSchema = z.union([z.string(), z.array(z.union([z.string(), z.object({ text: z.string() })]))])

const blockSchema = z.union([
  z.object({ paragraph: lineSchema }),
  z.object({ list: z.array(lineSchema) }),
  z.object({ table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }) }),
])

/** A stored version. */
export const contractDocumentSchema: z.ZodType<ContractDocument> = z.object({
  title: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(blockSchema) })),
})
/** A purchase and its terms. */
export interface Contract {
  readonly document: ContractDocument
  /** Day from which this version of the terms is in force. */
  readonly since: Date
  readonly orderedAt: Date
  readonly subscriptionId: string
  readonly buyer: { readonly name: string; readonly email: string }
  /** `Premium mensal`. */
  readonly plan: string
  /** `R$11,90`. */
  readonly price: string
  /** The way of charging, in a sentence. */
  readonly charging: string
}
