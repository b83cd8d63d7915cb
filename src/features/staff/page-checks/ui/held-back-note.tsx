import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { ownChecks } from '../contract.ts'
import { StateNote } from './state-note.tsx'

/** In the workspace: says that staff limited or suspended the page, and why. */
export function HeldBackNote({ first }: { first: Gives<typeof ownChecks> | undefined }) {
  const { data } = useCall(ownChecks, {}, { initial: first })
  if (!data || data.data.state === 'pending') return null
  return <StateNote state={data.data.state} why={data.data.state_why} />
}
