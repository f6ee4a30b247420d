import { z } from 'zod'

const moment = z.iso.datetime()
const text = z.string()

/** All stored data of one user (rule: personal data). Without passwords, tokens and session keys: they open the account. */
export const personalDataSchema = z.object({
  about: text.describe('What this file is, in Portuguese.'),
  version: z.literal(2).describe('Grows when the shape changes.'),
  exportedAt: moment,
  account: z.object({
    id: z.uuid(),
    name: text,
    email: text,
    emailVerified: z.boolean(),
    image: text.nullable(),
    role: z.enum(['user', 'admin']),
    createdAt: moment,
    updatedAt: moment,
  }),
  signInMethods: z
    .array(z.object({ provider: text, accountId: text, scope: text.nullable(), createdAt: moment, updatedAt: moment }))
    .describe("'credential' is e-mail and password; accountId is the person's number there."),
  sessions: z.array(
    z.object({
      createdAt: moment,
      updatedAt: moment,
      expiresAt: moment,
      ipAddress: text.nullable(),
      userAgent: text.nullable(),
    }),
  ),
  profile: z
    .object({
      name: text,
      email: text,
      termsAccepted: z.boolean(),
      receiveEmails: z.boolean(),
      mailRefusedAt: moment.nullable(),
      plan: text,
      billingPeriod: text.nullable(),
      subscriptionStatus: text,
      subscriptionEndDate: moment.nullable(),
      cancellationRequestedAt: moment.nullable(),
      ownDailyLimit: z.int().nullable(),
      createdAt: moment,
      updatedAt: moment,
    })
    .nullable(),
  downloads: z
    .array(z.object({ activityId: z.uuid(), activityTitle: text, day: z.iso.date(), createdAt: moment }))
    .describe('Newest first; day is the one the daily limit counts by.'),
  variants: z
    .array(z.object({ activityId: z.uuid(), day: z.iso.date(), choices: text, createdAt: moment }))
    .describe('Variants of a sheet that were printed or saved, newest first.'),
  creations: z
    .array(z.object({ kind: text, day: z.iso.date(), createdAt: moment }))
    .describe(
      'Sheets of one’s own that were printed or saved, newest first: their kind, never what was written on them.',
    ),
  savedLists: z
    .array(
      z.object({
        name: text,
        shared: z.boolean(),
        createdAt: moment,
        activities: z.array(z.object({ activityId: z.uuid(), activityTitle: text, savedAt: moment })),
      }),
    )
    .describe('Saved activities by list; `shared` lists open to the people who have their address.'),
  requests: z
    .array(
      z.object({
        kind: text,
        theme: text,
        ageRange: text.nullable(),
        goal: text,
        words: text.nullable(),
        state: text,
        answer: text.nullable(),
        shown: z.boolean(),
        createdAt: moment,
      }),
    )
    .describe('What the person asked for; `shown` ones are visible to others, without their name.'),
  votes: z.array(z.object({ theme: text, createdAt: moment })).describe("Votes for others' requests."),
  subscriptions: z.array(
    z.object({
      id: z.uuid(),
      providerId: text.nullable(),
      type: text,
      billingPeriod: text,
      status: text,
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      cancellationReason: text.nullable(),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      providerPaymentId: text,
      subscriptionId: z.uuid().nullable(),
      amountCents: z.int(),
      currency: text,
      method: text,
      status: text,
      periodStart: moment.nullable(),
      periodEnd: moment.nullable(),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  paymentNotices: z
    .array(
      z.object({
        paymentId: text,
        status: text,
        amount: text.nullable(),
        paymentMethod: text.nullable(),
        createdAt: moment,
        processedAt: moment.nullable(),
        errorMessage: text.nullable(),
      }),
    )
    .describe('What the payment provider reported about payments; amount in reais.'),
  premiumDecisions: z
    .array(z.object({ kind: text, decidedAt: moment, until: moment.nullable(), reason: text }))
    .describe('Premium given or ended by hand, newest first.'),
  invoiceDocument: z.object({ cpf: text, givenAt: moment }).nullable().describe('The CPF given for the nota fiscal.'),
  reminders: z
    .array(z.object({ kind: text, about: text, createdAt: moment, sentAt: moment.nullable() }))
    .describe('Mails about the subscription.'),
  termsAcceptances: z
    .array(z.object({ version: text, acceptedAt: moment }))
    .describe('Versions of the terms of use that were accepted.'),
  welcomeMails: z
    .array(z.object({ day: z.number(), doneAt: moment.nullable() }))
    .describe('Mails of the first week, by days after the account began.'),
  newsMails: z.array(z.object({ month: text, doneAt: moment.nullable() })).describe('Monthly mails of new sheets.'),
  administration: z
    .array(z.object({ action: text, summary: text, createdAt: moment }))
    .describe('What administrators did to this account.'),
})
export type PersonalData = z.infer<typeof personalDataSchema>
