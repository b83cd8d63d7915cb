import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { listMembers } from '../contract.ts'
import type { Route } from './+types/team-screen'
import { Team } from './team.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('page.read') ? await load(page, listMembers, {}) : undefined }
}

/** Who works on the page, and who asks to. */
export default function TeamScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('pages.team')
  return (
    <WorkScreen title={t('title')} name="team" needs="page.read" className="wrap-read stack stack-l">
      <Team first={first} />
    </WorkScreen>
  )
}
