import { useNavigate, useRevalidator } from 'react-router'
import { Notice } from '../../../../features/accounts/components/notice.tsx'
import type { Posted } from '../../../../features/accounts/components/posted.ts'
import { FirstPassword, PasswordForm } from '../../../../features/accounts/password/components/password-form.tsx'
import { PASSWORD_FORM } from '../../../../features/accounts/password/texts.ts'
import { DeletionForm } from '../../../../features/accounts/privacy/components/deletion-form.tsx'
import { DELETION_FORM } from '../../../../features/accounts/privacy/texts.ts'
import { ProfileForm } from '../../../../features/accounts/profile/components/profile-form.tsx'
import { PROFILE_FORM } from '../../../../features/accounts/profile/texts.ts'
import { eraseAfterDeletion } from '../../../../features/classroom/store/components/leaving.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Card } from './card.tsx'
import type { ProfileFormName } from './forms.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly hasPassword: boolean
}

interface FormProps {
  name: ProfileFormName
  person: Person
  posted?: Posted
  onClose: () => void
}

const TITLES: Record<ProfileFormName, string> = {
  edit: PROFILE_FORM.title,
  password: PASSWORD_FORM.title,
  delete: DELETION_FORM.title,
}

/** The dialogs of the profile: at most one is open. */
export function ProfileDialogs({ open, person, onClose }: Omit<FormProps, 'name'> & { open: ProfileFormName | null }) {
  return (Object.keys(TITLES) as ProfileFormName[]).map((name) => (
    <Dialog key={name} open={open === name} onOpenChange={(shown) => shown || onClose()} title={TITLES[name]}>
      <Form name={name} person={person} onClose={onClose} />
    </Dialog>
  ))
}

/** The same form as a part of the page, for browsers without JavaScript. */
export function FormOnPage({ name, person, posted }: Omit<FormProps, 'onClose'>) {
  return (
    <div className="hidden noscript:block">
      <Card id="formulario" title={TITLES[name]}>
        {posted ? <Notice {...posted} /> : null}
        <div className="mt-5 max-w-110">
          <Form name={name} person={person} posted={posted} onClose={() => {}} />
        </div>
      </Card>
    </div>
  )
}

function Form({ name, person, posted, onClose }: FormProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  switch (name) {
    case 'edit':
      return (
        <ProfileForm
          profile={person}
          posted={posted}
          onChanged={() => {
            onClose()
            void revalidate()
          }}
        />
      )
    case 'password':
      return person.hasPassword ? (
        <PasswordForm email={person.email} posted={posted} onChanged={onClose} />
      ) : (
        <FirstPassword email={person.email} onSent={onClose} />
      )
    case 'delete':
      return (
        <DeletionForm
          email={person.email}
          hasPassword={person.hasPassword}
          posted={posted}
          onCancel={onClose}
          // Home first: the profile of a deleted account redirects to the sign-in screen.
          onDeleted={async () => {
            await eraseAfterDeletion(person.id)
            await navigate('/')
            await revalidate()
          }}
        />
      )
  }
}
