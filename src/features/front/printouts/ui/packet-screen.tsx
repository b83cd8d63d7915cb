import './print-page.css'
import { redirect } from 'react-router'
import { showPacket } from '#features/agencies/client-review/contract.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import type { Route } from './+types/packet-screen'
import { PacketSheet } from './packet-sheet.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  try {
    return { packet: (await context.get(pageContext).call(showPacket, { key })).data }
  } catch (error) {
    const { code } = error as { code?: string }
    // the screen of the link says what became of it
    if (code === 'link_expired' || code === 'invalid') throw redirect(`/client-review/${encodeURIComponent(key)}`)
    throw error
  }
}

/** What a client was sent, on paper; by the link, without an account. */
export default function PacketScreen({ loaderData: { packet } }: Route.ComponentProps) {
  return <PacketSheet packet={packet} />
}
