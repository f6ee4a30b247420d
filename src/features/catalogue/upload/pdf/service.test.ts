import { expect, it } from 'vitest'
import { PACKINGS, pdf } from '../../../../../tests/factories/hostile-files.ts'
import { examinePdf } from './service.server.ts'

const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 500 800] /A ${action} >>`

/** Content that no sheet needs, each as an annotation of the page. */
const HOSTILE = {
  'a link with JavaScript': link('<< /S /JavaScript /JS (app.alert(1)) >>'),
  'a link that starts a program': link('<< /S /Launch /F (cmd.exe) >>'),
  'a link that sends the form': link('<< /S /SubmitForm /F (https://x.example/) >>'),
  'a link to javascript:': link('<< /S /URI /URI (javascript:alert(1)) >>'),
  'a link to a file': link('<< /S /URI /URI (file:///etc/passwd) >>'),
  'a link to a share': link('<< /Type /Action /S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit] >>'),
  'an action of an unknown kind': link('<< /Type /Action /S /Frobnicate >>'),
  'an action after the action': link('<< /S /GoTo /D [5 0 R /Fit] /Next << /S /Launch /F (cmd.exe) >> >>'),
  'a button that does something when it is seen':
    '<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /AA << /PV << /S /Named >> >> >>',
  'a file': '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /F (a.exe) >> >>',
  'a film': '<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] >>',
  'an associated file': '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /AF [3 0 R] >>',
}

/** Strings that a handed-out file must not contain. */
const TRACES =
  /\/(?:JavaScript|JS|Launch|SubmitForm|GoToR|Frobnicate|AA|FileAttachment|Filespec|Movie|AF)\b|javascript:|file:/

async function isHarmless(bytes: Uint8Array): Promise<boolean> {
  const verdict = await examinePdf(bytes)
  return 'fault' in verdict || !TRACES.test(Buffer.from(verdict.bytes).toString('latin1'))
}

it.each(Object.entries(HOSTILE))('%s is refused', async (_name, loose) => {
  expect(await examinePdf(pdf({ loose }))).toMatchObject({
    fault: expect.stringMatching(/scripts|actions|attachments/),
  })
})

it.each(Object.keys(PACKINGS) as (keyof typeof PACKINGS)[])(
  'nothing of it comes through when it is packed: %s',
  async (packing) => {
    for (const packed of Object.values(HOSTILE)) expect(await isHarmless(pdf({ packed, packing })), packed).toBe(true)
  },
)

it.each([
  ['behind a stream inside a text', '(>>\nstream\n) '],
  ['behind a stream inside a comment', '%>>\nstream\n'],
])('%s', async (_name, decoy) => {
  for (const hostile of Object.values(HOSTILE)) {
    const loose = hostile.replace('<<', `<< /Contents ${decoy.startsWith('(') ? decoy : `(x) ${decoy}`}`)
    expect(await isHarmless(pdf({ loose })), loose).toBe(true)
  }
})

it('a tree of many pages that says it has one is counted', async () => {
  const honest = Buffer.from(pdf({ pages: 60 })).toString('latin1')
  const lying = Buffer.from(honest.replace('/Count 60', '/Count 1 '), 'latin1')
  expect(await examinePdf(lying)).toMatchObject({ fault: 'too_many_pages' })
})

it('streams whose bytes are elsewhere are refused', async () => {
  const verdict = await examinePdf(pdf({ stream: { bytes: 10, dictionary: '/F (https://x.example/a)' } }))
  expect(verdict).toMatchObject({ fault: 'attachments' })
})

it('what is appended, replaced or never referred to is not in the file that is stored', async () => {
  const verdict = await examinePdf(pdf({ stream: { bytes: 5_000, dictionary: '/Secret (left over)' } }))
  if ('fault' in verdict) throw new Error(verdict.fault)
  expect(Buffer.from(verdict.bytes).toString('latin1')).not.toContain('Secret')
  expect(verdict.pages).toBe(1)
})

it.each([
  ['a web address', link('<< /Type /Action /S /URI /URI (https://exemplo.com.br/a) >>')],
  ['a mail address', link('<< /S /URI /URI (mailto:a@exemplo.com.br) >>')],
  ['another page', link('<< /S /GoTo /D [5 0 R /Fit] >>')],
  ['a place', '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest [5 0 R /Fit] >>'],
])('a link to %s stays', async (_name, loose) => {
  const verdict = await examinePdf(pdf({ loose }))
  expect(verdict).toMatchObject({ pages: 1 })
  if ('bytes' in verdict) expect(Buffer.from(verdict.bytes).toString('latin1')).toContain('/Subtype /Link')
})
