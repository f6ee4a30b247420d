/**
 * The script behind `/js/v2`: the interface of the provider's Card Payment Brick, with our own form that takes test
 * cards. `new MercadoPago(key, { locale }).bricks().create('cardPayment', containerId, settings)`.
 */
export const BRICK_SCRIPT = `(() => {
  window.MP_DEVICE_SESSION_ID = 'armor.' + crypto.randomUUID()
  const SANDBOX = '__SANDBOX__'
  const FIELDS = [
    ['cardNumber', 'Número do cartão', 'numeric', '5031 4332 1540 6351'],
    ['expirationDate', 'Vencimento (MM/AA)', 'numeric', '11/30'],
    ['securityCode', 'Código de segurança', 'numeric', '123'],
    ['cardholderName', 'Nome do titular', 'text', 'APRO'],
    ['identificationNumber', 'CPF do titular', 'numeric', '123.456.789-09'],
  ]
  function field([name, label, mode, example], prefix) {
    const box = document.createElement('div')
    const title = document.createElement('label')
    const input = document.createElement('input')
    title.textContent = label
    title.htmlFor = prefix + name
    Object.assign(input, { id: prefix + name, name, required: true, autocomplete: 'off' })
    input.inputMode = mode
    input.placeholder = example
    input.style.cssText = 'display:block;width:100%;min-height:44px;padding:8px 12px;margin:4px 0 12px;font:inherit;color:inherit;background:transparent;border:1px solid currentColor;border-radius:8px;box-sizing:border-box'
    box.append(title, input)
    return box
  }
  // As the provider's script does: the fields take digits once an inline script of its making has run.
  function opensFields() {
    const handshake = document.createElement('script')
    handshake.textContent = 'window.MP_SECURE_FIELDS = true'
    document.head.append(handshake)
    return window.MP_SECURE_FIELDS === true
  }
  const DEBIT = '5067766783888311'
  async function tokenOf(form, excluded) {
    const isDebit = form.cardNumber.value.replaceAll(/\\D/g, '') === DEBIT
    if (isDebit && excluded.includes('debit_card')) throw new Error('payment_method_type_excluded')
    const answer = await fetch(SANDBOX + '/v1/card_tokens', {
      method: 'POST',
      body: JSON.stringify({ card_number: form.cardNumber.value, cardholder: form.cardholderName.value }),
    })
    if (!answer.ok) throw new Error('card_token_creation_failed')
    return answer.json()
  }
  function mount(containerId, { initialization = {}, customization = {}, callbacks = {} }) {
    const container = document.getElementById(containerId)
    if (!container) throw new Error('no container ' + containerId)
    const form = document.createElement('form')
    form.setAttribute('aria-label', 'Cartão de teste (sandbox)')
    const note = document.createElement('p')
    note.textContent = 'SANDBOX: use o titular APRO para aprovar; OTHE, FUND ou CALL para recusar.'
    note.style.cssText = 'margin:0 0 12px'
    const problem = document.createElement('p')
    problem.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'submit'
    button.textContent = customization.visual?.texts?.formSubmit ?? 'Pagar'
    button.style.cssText = 'width:100%;min-height:48px;font:inherit;font-weight:700;border:1px solid transparent;border-radius:8px;background:#0b5cad;color:#fff;cursor:pointer'
    const isOpen = opensFields()
    form.append(note, ...FIELDS.map((one) => field(one, containerId + '-')), problem, button)
    for (const input of form.querySelectorAll('input')) input.readOnly = !isOpen
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      button.disabled = true
      problem.textContent = ''
      try {
        const token = await tokenOf(form, customization.paymentMethods?.types?.excluded ?? [])
        const payer = { email: initialization.payer?.email, identification: { type: 'CPF', number: form.identificationNumber.value } }
        await callbacks.onSubmit?.(
          { token: token.id, payment_method_id: token.payment_method_id, transaction_amount: initialization.amount, installments: 1, payer },
          { lastFourDigits: token.last_four_digits, cardholderName: form.cardholderName.value },
        )
      } catch (cause) {
        problem.textContent = 'Confira os dados do cartão.'
        callbacks.onError?.({ type: 'non_critical', cause: String(cause && cause.message), message: 'card' })
      } finally {
        button.disabled = false
      }
    })
    container.replaceChildren(form)
    queueMicrotask(() => callbacks.onReady?.())
    return { unmount: () => form.remove() }
  }
  window.MercadoPago = class MercadoPago {
    constructor(publicKey) {
      if (!publicKey) throw new Error('public key is required')
    }
    bricks() {
      return { create: async (kind, containerId, settings) => mount(containerId, settings) }
    }
  }
})()
`
