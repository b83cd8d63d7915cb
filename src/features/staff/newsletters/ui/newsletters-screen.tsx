import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addNewsletter, listNewsletters } from '../contract.ts'
import type { Route } from './+types/newsletters-screen'
import { newsletterTones } from './newsletter-tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.newsletter.send')
  return { first: session ? await load(page, listNewsletters, {}) : undefined }
}

/** `/admin/newsletters`: what was and will be sent to those who asked for the newsletter. */
export default function NewslettersScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('newsletters')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listNewsletters, {}, { initial: first, enabled: first !== undefined })
  const [adding, add] = useState(false)
  return (
    <ListScreen name="newsletters" title={t('title')} lead={t('lead')} list={list} wide>
      <div>
        <Button look="primary" icon="plus" onClick={() => add(true)}>
          {t('add')}
        </Button>
      </div>
      <Table
        caption={t('title')}
        rows={list.data?.data ?? []}
        rowId={({ id }) => id}
        empty={<Empty icon="mail" title={t('none')} />}
        columns={[
          {
            id: 'name',
            head: t('name'),
            names: true,
            cell: ({ id, name }) => (
              <a className="link" href={`/admin/newsletters/${id}`}>
                <bdi>{name}</bdi>
              </a>
            ),
          },
          {
            id: 'state',
            head: t('state'),
            folds: true,
            cell: ({ state, sent, letters }) => (
              <Facts
                items={[
                  <Word key="state" tone={newsletterTones[state]}>
                    {t(`states.${state}`)}
                  </Word>,
                  letters > 0 ? t('sentOf', { sent, letters }) : null,
                ]}
              />
            ),
          },
          {
            id: 'at',
            head: t('changed'),
            wideOnly: true,
            cell: ({ at, by }) => (
              <Facts items={[format.dateTime(new Date(at), 'day'), by ? <bdi key="by">{by}</bdi> : null]} />
            ),
          },
        ]}
      />
      {adding ? <AddNewsletter onClose={() => add(false)} /> : null}
    </ListScreen>
  )
}

function AddNewsletter({ onClose }: { onClose: () => void }) {
  const t = useTranslations('newsletters')
  const go = useNavigate()
  const form = useForm(addNewsletter, {
    initial: { name: '' },
    onDone: ({ data: { id } }) => go(`/admin/newsletters/${id}`),
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('add')} save={t('create')} cancel={t('cancel')}>
      <TextField {...form.field('name')} label={t('name')} help={t('nameHelp')} maxLength={120} required />
    </FormDialog>
  )
}
