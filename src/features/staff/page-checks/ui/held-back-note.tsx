import { useCall } from '#platform/browser/use-call.ts'
import { ownChecks } from '../contract.ts'
import { StateNote } from './state-note.tsx'

/** In the workspace: says that staff limited or suspended the page, and why. */
export function HeldBackNote() {
  const { data } = useCall(ownChecks, {})
  if (!data || data.data.state === 'pending') return null
  return <StateNote state={data.data.state} why={data.data.state_why} />
}
