import { signKey } from '../../../platform/storage/signing.ts'
import { fileKey, signedAddress } from '../../catalogue/files/rules.ts'
import { SIGNED_ADDRESS_MS } from '../rules.ts'

/** @throws Error for an address outside this store */
export function keyOfFile(fileUrl: string): string {
  const key = fileKey(fileUrl)
  if (key === null) throw new Error('the file address of an activity is not one of this store')
  return key
}

/** The address of a granted file, signed for {@link SIGNED_ADDRESS_MS}. */
export function grantedAddress(secret: string, fileUrl: string, now: Date): string {
  const key = keyOfFile(fileUrl)
  const expires = now.getTime() + SIGNED_ADDRESS_MS
  return signedAddress(key, expires, signKey(secret, key, expires))
}
