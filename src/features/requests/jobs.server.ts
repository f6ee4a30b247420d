import { createElement } from 'react'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { drawMail } from '../../platform/mail/draw.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { findAnswer } from './data.server.ts'
import { AnswerMail } from './mail.tsx'
import { ANSWER_MAIL, REQUESTS } from './texts.ts'

/** Reports to the person who asked what became of their request, as it is when the mail goes out. */
export const answerMail = defineJob<{ requestId: string }>('request-answer-mail', {
  retryLimit: 8,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
})

interface Work {
  readonly mailer: Mailer
  readonly site: { readonly name: string; readonly origin: string; readonly imprint: string }
  readonly findAnswer: (requestId: string) => ReturnType<typeof findAnswer>
}

/** Sends the mails about requests in this process. */
export async function registerRequestJobs(jobs: Jobs, { mailer, site, findAnswer }: Work): Promise<void> {
  await jobs.work(answerMail, async ({ requestId }, { id }) => {
    const found = await findAnswer(requestId)
    if (!found) return
    const { email, theme, state, answer, slug } = found
    const url = `${site.origin}${slug === null ? REQUESTS.path : `/activities/${slug}`}`
    const page = createElement(AnswerMail, { site: site.name, theme, state, answer, url })
    const mail = await drawMail(page, site.imprint)
    await mailer.send({ id, to: email, subject: ANSWER_MAIL.subject(state, site.name), ...mail })
  })
}
