import { useTimeZone } from 'use-intl'
import { atWork } from '#frame/guards.ts'
import { useSite } from '#frame/use-session.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { editDay } from '../team-contract.ts'
import type { Route } from './+types/editor-screen'
import { DayEditor } from './editor/day-editor.tsx'
import { emptyDay } from './editor/day-values.ts'
import { tabs } from './editor/editor-head.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  if (!session?.may.includes('page.read')) return null
  const { day } = asked.params
  const tab = tabs.find((one) => one === asked.url.searchParams.get('tab')) ?? 'details'
  // a new key each time the screen is opened: another day is another form
  const opened = crypto.randomUUID()
  const first = day === 'new' ? undefined : await load(page, editDay, { day })
  return { opened, tab, first, country: session.display.country_id }
}

/** An open day of the own page: details, schedule, questions, booths. */
export default function EditorScreen({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('openDays.editor')
  const { language } = useSite()
  const zone = useTimeZone() ?? 'UTC'
  return (
    <WorkScreen
      title={loaderData?.first?.data.fields.texts[0]?.title || t('new')}
      name="open-day-editor"
      className="job-editor stack stack-l"
      needs={params.day === 'new' ? 'openday.manage' : 'page.read'}
    >
      {loaderData ? (
        <DayEditor
          key={loaderData.opened}
          first={loaderData.first}
          begun={emptyDay(language, zone, loaderData.country)}
          tab={loaderData.tab}
        />
      ) : null}
    </WorkScreen>
  )
}
