import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { ownChecks } from '../contract.ts'
import { StateNote } from './state-note.tsx'

/** In the workspace: says that staff limited or suspended the page, and why. */
export function HeldBackNote({ first }: { first: Gives<typeof ownChecks> | undefined }) {
  const t = useTranslations('pageChecks.licence')
  const { data } = useCall(ownChecks, {}, { initial: first })
  if (!data || data.data.state === 'pending') return null
  const { state, state_why } = data.data
  return (
    <>
      <StateNote state={state} why={state_why} />
      {state === 'withheld' ? (
        <p>
          <a className="link" href="/page/profile/checks">
            {t('go')}
          </a>
        </p>
      ) : null}
    </>
  )
}
