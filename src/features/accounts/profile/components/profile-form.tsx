import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { localRecord } from '../../../../product/local-user.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { callAccount } from '../../components/account-calls.ts'
import type { Posted } from '../../components/posted.ts'
import { type ProfileChange, profileChangeSchema, profileRowSchema } from '../schema.ts'
import { PROFILE_MESSAGES, PROFILE_FORM as texts } from '../texts.ts'

interface ProfileFormProps {
  profile: { readonly id: string; readonly name: string; readonly email: string }
  posted?: Posted
  /** Called after the name has changed. */
  onChanged: () => void
}

/** Changes the name; the address is read-only (rule: profile edit). Works without JavaScript. */
export function ProfileForm({ profile, posted, onChanged }: ProfileFormProps) {
  const { register, handleSubmit, formState } = useForm<ProfileChange>({ resolver: zodResolver(profileChangeSchema) })
  const { errors, isSubmitting } = formState
  const submit = async (form: ProfileChange) => {
    const outcome = await callAccount({
      method: 'PATCH',
      path: `/rest/v1/profiles/${profile.id}`,
      body: form,
      schema: profileRowSchema,
      unexpected: PROFILE_MESSAGES.notUpdated,
      refused: PROFILE_MESSAGES.notUpdated,
      withoutData: PROFILE_MESSAGES.notUpdated,
    })
    if (!outcome.ok) return showToast({ kind: 'error', ...outcome.message })
    localRecord.changeUser({ name: outcome.data.name })
    showToast({ kind: 'success', ...PROFILE_MESSAGES.updated })
    onChanged()
  }
  const complain = ({ name }: typeof errors) =>
    showToast({
      kind: 'error',
      ...PROFILE_MESSAGES.notUpdated,
      ...(name?.message ? { description: name.message } : {}),
    })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, complain)} className="grid gap-5">
      <TextField
        {...register('name')}
        defaultValue={posted?.name ?? profile.name}
        label={texts.name}
        autoComplete="name"
        required
        error={errors.name?.message ?? posted?.issues.name}
      />
      <TextField
        label={texts.email}
        type="email"
        defaultValue={profile.email}
        readOnly
        helper={texts.emailFixed}
        autoComplete="email"
      />
      <Button type="submit" block busy={isSubmitting} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
