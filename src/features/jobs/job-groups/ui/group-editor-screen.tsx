import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { editGroup } from '../contract.ts'
import type { Route } from './+types/group-editor-screen'
import { GroupEditor } from './editor/group-editor.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('job.read')) return null
  const { group } = asked.params
  // a new key each time the screen is opened: another group is another form
  const opened = crypto.randomUUID()
  return { opened, first: group === 'new' ? undefined : await load(page, editGroup, { group }) }
}

/** A group of jobs of the own page: its texts, its jobs, who sees it, and what came of it. */
export default function GroupEditorScreen({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('jobGroups.editor')
  return (
    <WorkScreen
      title={loaderData?.first?.data.fields.texts[0]?.title ?? t('new')}
      name="job-group-editor"
      className="job-editor stack stack-l"
      needs={params.group === 'new' ? 'job.write' : 'job.read'}
    >
      {loaderData ? <GroupEditor key={loaderData.opened} first={loaderData.first} /> : null}
    </WorkScreen>
  )
}
