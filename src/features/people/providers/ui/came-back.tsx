import { useEffect, useState } from 'react'
import type { Step } from '#features/people/sign-in/ui/sign-in-steps.tsx'
import { useAsked } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { connectIdentity } from '../contract.ts'

const outcomes = ['provider_refused', 'provider_away', 'connect_needed', 'contact_needed', 'identity_taken'] as const
type Outcome = (typeof outcomes)[number]

/** What somebody came back from a provider with: the outcome, and the ticket of the fragment for the step that follows. */
export function useCameBack() {
  const search = useAsked()
  const [ticket, setTicket] = useState<string | null>(null)
  const came = search.get('came')
  useEffect(() => {
    const found = /^#ticket=([\w-]{1,64})$/.exec(location.hash)?.[1]
    if (!found) return
    setTicket(found)
    // a ticket in the address would be kept by the history and by whoever is shown the screen
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const asked = came === 'second_factor_needed' || came === 'account_asleep' ? came : null
  const step: Step | null = asked && ticket ? { code: asked, ticket, eraseAt: null } : null
  return {
    outcome: outcomes.find((one) => one === came) ?? (null as Outcome | null),
    step,
    /** Once signed in or registered: connects the provider. That it fails must not keep anybody out. */
    connect: async () => {
      if (ticket && (came === 'connect_needed' || came === 'contact_needed'))
        await send(connectIdentity, { ticket }).catch(() => {})
    },
  }
}

export function CameBackNote({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslations('providers.came')
  if (!outcome) return null
  const calm = outcome === 'connect_needed' || outcome === 'contact_needed'
  return <Note tone={calm ? 'info' : 'warm'}>{t(outcome)}</Note>
}
