import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { showDropSettings } from '../team-contract.ts'
import type { Route } from './+types/settings-screen'
import { SettingsForm } from './settings-form.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('drop.answer') ? await load(page, showDropSettings, {}) : undefined }
}

/** Whether the company takes CVs without a job, of whom and where. */
export default function DropSettingsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('cvDrops.settings')
  const { data, isError, refetch } = useCall(showDropSettings, {}, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title')} name="cv-drop-settings" needs="drop.answer" className="wrap-form stack stack-l">
      <header className="stack stack-xs">
        <div>
          <LinkButton look="text" size="s" icon="back" href="/page/drops">
            {t('back')}
          </LinkButton>
        </div>
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
      </header>
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? <SettingsForm key={data.data.version} settings={data.data} /> : null}
    </WorkScreen>
  )
}
