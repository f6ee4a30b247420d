import { describe, expect, it } from 'vitest'
import { decideDownload, downloadFileName, refusalMessage, SIGNED_ADDRESS_MS } from './rules.ts'

const free = { plan: 'gratuito', allowsPremium: false } as const
const basico = { plan: 'basico', allowsPremium: false } as const
const premium = { plan: 'premium', allowsPremium: true } as const

describe('decideDownload', () => {
  it.each([
    ['free, free activity', free, false, true, true],
    ['free, premium activity', free, true, true, 'premium_only'],
    ['free, premium activity and used up', free, true, false, 'premium_only'],
    ['free, used up', free, false, false, 'daily_limit'],
    ['basico, free activity', basico, false, true, true],
    ['basico, premium activity', basico, true, true, 'premium_only'],
    ['basico, used up', basico, false, false, 'daily_limit'],
    ['premium, premium activity', premium, true, true, true],
    ['premium, ceiling', premium, false, false, 'unusual_use'],
    ['premium, premium activity, ceiling', premium, true, false, 'unusual_use'],
  ] as const)('%s', (_name, entitlement, isPremium, canDownload, expected) => {
    expect(decideDownload({ activity: { isPremium }, entitlement, stats: { canDownload } })).toEqual(
      expected === true ? { allowed: true } : { allowed: false, refusal: expected },
    )
  })

  it('leaves the counting to the database when no stats are given', () => {
    expect(decideDownload({ activity: { isPremium: false }, entitlement: free, stats: null })).toEqual({
      allowed: true,
    })
    expect(decideDownload({ activity: { isPremium: true }, entitlement: free, stats: null }).allowed).toBe(false)
  })
})

describe('refusalMessage', () => {
  it.each([
    ['premium_only', 'Conteúdo premium', 'Faça upgrade para o plano Premium para acessar este conteúdo'],
    [
      'daily_limit',
      'Limite diário atingido',
      'Você atingiu o limite de downloads diários do seu plano. Faça upgrade para desbloquear atividades ilimitadas',
    ],
    ['unusual_use', 'Uso incomum detectado', 'Detectamos um uso incomum na sua conta. Tente novamente amanhã'],
  ] as const)('%s', (refusal, title, description) => {
    expect(refusalMessage(refusal)).toEqual({ title, description })
  })
})

describe('downloadFileName', () => {
  const PDF = '/storage/v1/object/activities/activities/a.pdf'

  it.each([
    ['Labirinto do Coelho', 'labirinto-do-coelho.pdf'],
    ['Percepção: ção, ÁÉÍÓÚ e ñ', 'percepção-ção-áéíóú-e-ñ.pdf'],
    ['e\u0301toile', '\u00e9toile.pdf'],
    ['Pinte o gato 🐱 e o cão 🐶', 'pinte-o-gato-e-o-cão-.pdf'],
    ['"Aspas" \'simples\' “tipográficas”', 'aspas-simples-tipográficas.pdf'],
    ['a/b\\c:d*e?f<g>h|i', 'abcdefghi.pdf'],
    ['../../etc/passwd', '....etcpasswd.pdf'],
    ['muitos    espaços', 'muitos-espaços.pdf'],
    ['tab\te\nlinha\u00a0dura', 'tab-e-linha-dura.pdf'],
    ['um - dois -- três', 'um-dois-três.pdf'],
    [' pontas ', '-pontas-.pdf'],
    ['-hífen-', '-hífen-.pdf'],
    ['Travessão — meia-risca –', 'travessão-meia-risca-.pdf'],
    ['1+1 = 2', '11-2.pdf'],
    ['Versão 2.0', 'versão-2.0.pdf'],
    ['com_sublinhado', 'comsublinhado.pdf'],
    ['½ e ²', '-e-.pdf'],
    ['\u202egpj.exe\u0000', 'gpj.exe.pdf'],
    ['🐱🐶', 'atividade.pdf'],
    ['', 'atividade.pdf'],
    ['   ', 'atividade.pdf'],
    ['...', 'atividade.pdf'],
    [' - . - ', 'atividade.pdf'],
  ])('%j → %s', (title, expected) => {
    expect(downloadFileName(title, PDF)).toBe(expected)
  })

  it.each([
    [PDF, 'folha.pdf'],
    ['/x/a.PDF', 'folha.pdf'],
    ['/x/a.pdf?expires=1&signature=a.b', 'folha.pdf'],
    ['/x/a.png#t.gif', 'folha.png'],
    ['https://example.com/x/a.tar.gz', 'folha.gz'],
    ['https://example.com/x/a', 'folha.pdf'],
    ['https://example.com/v1.2/a', 'folha.pdf'],
    ['/x/.pdf', 'folha.pdf'],
    ['/x/a.', 'folha.pdf'],
    ['/x/a.not-an-extension', 'folha.pdf'],
    ['', 'folha.html'],
    [null, 'folha.html'],
  ])('extension of %j', (url, expected) => {
    expect(downloadFileName('Folha', url)).toBe(expected)
  })
})

it('a signed address works for 5 minutes', () => {
  expect(SIGNED_ADDRESS_MS).toBe(300_000)
})
