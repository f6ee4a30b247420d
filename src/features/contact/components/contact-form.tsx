import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { MESSAGE_MAX, TOPICS, type Topic } from '../rules.ts'
import { CONTACT, TOPIC_NAMES } from '../texts.ts'

interface ContactFormProps {
  readonly email: string
  /** Subject in the address; empty without one. */
  readonly topic: Topic | ''
  /** Text of a refused message. */
  readonly message: string
  readonly issues: Readonly<Record<string, string>>
}

/** Works without JavaScript. */
export function ContactForm({ email, topic, message, issues }: ContactFormProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    // The server's messages are in Portuguese; the browser's are in its own language.
    <Form method="post" noValidate className="grid max-w-[36rem] gap-5">
      <Select
        label={CONTACT.topic}
        name="topic"
        required
        defaultValue={topic}
        {...(issues.topic && { error: issues.topic })}
      >
        <option value="" disabled>
          {CONTACT.chooseTopic}
        </option>
        {TOPICS.map((name) => (
          <option key={name} value={name}>
            {TOPIC_NAMES[name]}
          </option>
        ))}
      </Select>
      <TextField
        label={CONTACT.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={email}
        {...(issues.email && { error: issues.email })}
      />
      <Field label={CONTACT.message} warning={CONTACT.messageHint} {...(issues.message && { error: issues.message })}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            rows={5}
            maxLength={MESSAGE_MAX}
            defaultValue={message}
            className={controlClass}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={isSending} busyLabel={CONTACT.sending}>
          {CONTACT.send}
        </Button>
      </div>
    </Form>
  )
}
