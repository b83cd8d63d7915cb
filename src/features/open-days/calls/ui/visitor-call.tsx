import { useMemo } from 'react'
import { useCall } from '#platform/browser/use-call.ts'
import { showLinkCall } from '../contract.ts'
import { linkEnd } from './ends.ts'
import { TalkCall } from './talk-call.tsx'

type Props = { linkKey: string; name: string }

/** The call with the desk that called, as a visitor sees it. */
export function VisitorCall({ linkKey: key, name }: Props) {
  const ends = useMemo(() => linkEnd(key), [key])
  const { data } = useCall(showLinkCall, { key })
  return data ? <TalkCall ends={ends} shown={data.data} name={name} /> : null
}
