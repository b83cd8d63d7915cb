import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import { queriesOfThisVisit } from '#platform/browser/use-call.ts'
import { type Visit, VisitContext } from './use-session.ts'

type Props<Given extends object> = { name: string; part: ComponentType<Given>; given: Given }

/**
 * The part of a document that wakes up in the browser (docs/decisions/0046): written out here with what it was given, taken
 * up by `entry.form.tsx` under its name.
 */
export function Island<Given extends object>({ name, part: Part, given }: Props<Given>) {
  const visit = useContext(VisitContext)
  return (
    <div data-island={name} data-given={JSON.stringify({ visit: visit && withoutSecrets(visit), given })}>
      <WithQueries>
        <Part {...given} />
      </WithQueries>
    </div>
  )
}

/** What the browser keeps of the calls a part makes. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(queriesOfThisVisit)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The nonce is for scripts of the page alone; tokens stand in its style sheet, and what is around the part needs no waking. */
const withoutSecrets = ({ site, around: _, ...visit }: Visit): Visit => ({
  ...visit,
  site: { ...site, nonce: '', brand: { ...site.brand, tokens: '' } },
})
