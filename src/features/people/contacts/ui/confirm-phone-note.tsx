import { showAccount } from '#features/people/accounts/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { ConfirmPhone } from './confirm-phone.tsx'

/** On home: whoever registered by phone alone and has not confirmed it yet is asked to. */
export function ConfirmPhoneNote() {
  const session = useSession()
  const asks = session !== null && session.display.email === null
  const { data } = useCall(showAccount, {}, { enabled: asks })
  if (!data?.data.phone || data.data.phone_verified) return null
  return <ConfirmPhone phone={data.data.phone} />
}
