import { CircleAlert, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { CARD_PAGE } from '../texts.ts'
import { CARD_FORM_WITHIN_MS, type CardFormData, mountCardForm } from './card-brick.ts'

interface CardFormProps {
  readonly source: { readonly publicKey: string; readonly script: string }
  readonly amountCents: number
  readonly email: string
  /** Label of its button. */
  readonly submit: string
  /** Pays with the card. Returns the message of a failure, or null. */
  readonly pay: (card: CardFormData) => Promise<string | null>
  /** The form cannot be shown in this browser. */
  readonly onUnavailable: () => void
}

/** The provider's own form: the numbers of the card are typed into it and go to the provider. */
export function CardForm({ source, amountCents, email, submit: formSubmit, pay, onUnavailable }: CardFormProps) {
  const container = `cartao-${useId().replaceAll(/\W/g, '')}`
  const [state, setState] = useState<'loading' | 'ready' | 'working'>('loading')
  const [problem, setProblem] = useState<string | null>(null)
  const fail = useEffectEvent(onUnavailable)
  const submit = useEffectEvent(async (card: CardFormData) => {
    setState('working')
    setProblem(null)
    setProblem(await pay(card))
    setState('ready')
  })
  const { script, publicKey } = source
  useEffect(() => {
    let left = false
    let ready = false
    let unmount = () => {}
    const giveUp = () => {
      if (!left && !ready) fail()
    }
    const timer = setTimeout(giveUp, CARD_FORM_WITHIN_MS)
    mountCardForm(container, {
      script,
      publicKey,
      initialization: { amount: amountCents / 100, payer: { email } },
      customization: {
        // Issuers may or may not allow monthly charges of a debit card: users without a credit card pay by PIX.
        paymentMethods: { maxInstallments: 1, types: { excluded: ['debit_card'] } },
        visual: { style: { theme: themeOf(document.documentElement) }, texts: { formSubmit } },
      },
      callbacks: {
        onReady() {
          ready = true
          if (!left) setState('ready')
        },
        onSubmit: (card) => submit(card),
        onError: ({ type }) => {
          if (type === 'critical') giveUp()
        },
      },
    }).then((brick) => {
      unmount = () => brick.unmount()
      if (left) unmount()
    }, giveUp)
    return () => {
      left = true
      clearTimeout(timer)
      unmount()
    }
  }, [container, script, publicKey, amountCents, email, formSubmit])

  return (
    <div aria-busy={state !== 'ready'}>
      {state === 'loading' ? (
        <p role="status" className="text-ink-2">
          {CARD_PAGE.loading}
        </p>
      ) : null}
      <div id={container} />
      <p role="status" className="sr-only">
        {state === 'working' ? CARD_PAGE.working : ''}
      </p>
      <div role="alert">
        {problem ? (
          <p className="mt-4 flex items-start gap-2 font-semibold text-error">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            {problem}
          </p>
        ) : null}
      </div>
      <p className="mt-4 flex items-start gap-2 text-ink-2 text-sm">
        <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
        {CARD_PAGE.safe}
      </p>
    </div>
  )
}

/** The provider's name of the theme that an element has. */
const themeOf = (element: Element) => (getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'default')
