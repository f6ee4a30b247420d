import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Message } from '../../../platform/message.ts'

export function Notice({ kind, message }: { kind: 'error' | 'success'; message: Message }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`mt-5 flex gap-3 rounded-control p-4 ${kind === 'error' ? 'bg-error-soft text-error' : 'bg-ok-soft text-ok'}`}
    >
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-sm">{message.description}</p> : null}
      </div>
    </div>
  )
}
