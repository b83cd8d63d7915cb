import { useState } from 'react'
import { useLocale } from 'use-intl'
import { ProfileTabs } from '#features/companies/page-profile/ui/profile-tabs.tsx'
import { RejectReasons } from '#features/hiring/reject-reasons/ui/reject-reasons.tsx'
import { listAllScheduled } from '#features/hiring/scheduled-messages/contract.ts'
import { WaitingMessages } from '#features/hiring/scheduled-messages/ui/waiting-messages.tsx'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { commaOf, languageNames, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { listMessageTemplates, type MessageTemplate } from '../contract.ts'
import type { Route } from './+types/templates-screen'
import { TemplateForm } from './template-form.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('applicant.message') ? await load(page, listMessageTemplates, {}) : undefined }
}

/** Messages the page keeps to write again, and those that wait to go out. */
export default function TemplatesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('messageTemplates')
  const { data, isError, refetch } = useCall(listMessageTemplates, {}, { initial: first, enabled: first !== undefined })
  const waiting = useCall(listAllScheduled, {}, { enabled: first !== undefined })
  return (
    <WorkScreen
      title={t('title')}
      name="message-templates"
      needs="applicant.message"
      className="wrap-read stack stack-l"
    >
      <ProfileTabs current="messages" slug={undefined} />
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? <Templates templates={data.data.templates} mayChange={data.data.may_change} /> : null}
      {data ? <RejectReasons /> : null}
      <WaitingMessages messages={waiting.data?.data ?? []} theirZone={null} named />
    </WorkScreen>
  )
}

/** What is written now: a template of the page, a new one, or none. */
type Writing = { from: MessageTemplate | null; isNew: boolean }

function Templates({ templates, mayChange }: { templates: readonly MessageTemplate[]; mayChange: boolean }) {
  const t = useTranslations('messageTemplates')
  const [writing, write] = useState<Writing | null>(null)
  const own = templates.filter(({ starter }) => !starter)
  const starters = templates.filter(({ starter }) => starter)
  return (
    <>
      <section className="stack stack-s" aria-labelledby="own-templates">
        <div className="cluster spread">
          <h2 id="own-templates">{t('own')}</h2>
          {mayChange ? (
            <Button look="primary" icon="plus" onClick={() => write({ from: null, isNew: true })}>
              {t('add')}
            </Button>
          ) : null}
        </div>
        {own.length === 0 ? (
          <Empty icon="note" title={t('none')}>
            {t(mayChange ? 'noneHelp' : 'noneYours')}
          </Empty>
        ) : (
          <List
            templates={own}
            words={mayChange ? t('change') : null}
            onPress={(from) => write({ from, isNew: false })}
          />
        )}
      </section>
      <section className="stack stack-s" aria-labelledby="starters">
        <h2 id="starters">{t('starters')}</h2>
        <p className="quiet">{t('startersText')}</p>
        <List
          templates={starters}
          words={mayChange ? t('copy') : null}
          onPress={(from) => write({ from, isNew: true })}
        />
      </section>
      {writing ? <TemplateForm key={writing.from?.id ?? 'new'} {...writing} onClose={() => write(null)} /> : null}
    </>
  )
}

type ListProps = {
  templates: readonly MessageTemplate[]
  words: string | null
  onPress: (template: MessageTemplate) => void
}

function List({ templates, words, onPress }: ListProps) {
  const format = useFormatter()
  const comma = commaOf(toLanguage(useLocale()))
  return (
    <ul className="rows">
      {templates.map((template) => (
        <li key={template.id} className="row">
          <div className="grow stack stack-xs">
            <b>
              <bdi>{template.name}</bdi>
            </b>
            <Facts
              small
              items={[
                template.texts.map(({ language }) => languageNames[language]).join(comma),
                template.by ? <bdi key="by">{template.by}</bdi> : null,
                template.changed_at ? format.dateTime(new Date(template.changed_at), { dateStyle: 'medium' }) : null,
              ]}
            />
          </div>
          {words ? (
            <Button size="s" aria-label={`${words}: ${template.name}`} onClick={() => onPress(template)}>
              {words}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
