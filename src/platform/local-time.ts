/** Moments as people in Brazil read them, whatever clock the server or the reader has. */
const TIME_ZONE = 'America/Sao_Paulo'

/** Formatters are slow to make, and few pages need one: each is made at its first use. */
function formatter(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return (moment) => {
    made ??= new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: TIME_ZONE })
    return made.format(moment)
  }
}

const day = formatter({ dateStyle: 'short' })
const moment = formatter({ dateStyle: 'short', timeStyle: 'short' })
const shortMoment = formatter({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })

/** An ISO moment as `21/12/2026`. */
export const formatDay = (iso: string): string => day(new Date(iso))

/** An ISO moment as `21/12/2026 14:03`. */
export const formatMoment = (iso: string): string => moment(new Date(iso)).replace(', ', ' ')

/** An ISO moment as `21/12 às 14:03`. */
export const formatShortMoment = (iso: string): string => shortMoment(new Date(iso)).replace(', ', ' às ')

let fieldFormat: Intl.DateTimeFormat | undefined

/** A moment as the value of a field of type `datetime-local`: `2026-12-21T14:03`. */
export function localField(moment: Date): string {
  // Sweden writes dates as ISO does.
  fieldFormat ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })
  return fieldFormat.format(moment).replace(' ', 'T')
}

/** The moment in the value of a field of type `datetime-local`; null for any other text. */
export function momentOfField(value: string): Date | null {
  const asUtc = new Date(`${value}Z`)
  if (Number.isNaN(asUtc.getTime())) return null
  const ahead = new Date(`${localField(asUtc)}Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - ahead)
}

/** `21 de novembro de 2026`. */
export const longDate = formatter({ dateStyle: 'long' })

/** `21 de novembro de 2026 às 14:30`. */
export const longMoment = formatter({ dateStyle: 'long', timeStyle: 'short' })
