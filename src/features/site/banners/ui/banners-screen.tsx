import { useState } from 'react'
import { useLocale } from 'use-intl'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Banner, endBanner, listBanners } from '../contract.ts'
import type { Route } from './+types/banners-screen'
import { BannerForm } from './banner-form.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.content.edit')
  return { first: session ? await load(page, listBanners, {}) : undefined }
}

const tones = { planned: 'info', shown: 'good', over: 'plain', ended: 'plain' } as const

/** `/admin/banners`: lines above every page, planned, shown and over. */
export default function BannersScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('banners')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listBanners, {}, { initial: first, enabled: first !== undefined })
  const [writing, write] = useState<Banner | 'new' | null>(null)
  return (
    <ListScreen name="banners" title={t('title')} lead={t('lead')} list={list} wide>
      <div>
        <Button look="primary" icon="plus" onClick={() => write('new')}>
          {t('add')}
        </Button>
      </div>
      <Banners banners={list.data?.data ?? []} onEdit={write} />
      {writing ? <BannerForm banner={writing === 'new' ? null : writing} onClose={() => write(null)} /> : null}
    </ListScreen>
  )
}

function Banners({ banners, onEdit }: { banners: readonly Banner[]; onEdit: (banner: Banner) => void }) {
  const t = useTranslations('banners')
  const language = toLanguage(useLocale())
  return (
    <Table
      caption={t('title')}
      rows={banners}
      rowId={({ id }) => id}
      empty={
        <Empty icon="info" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      }
      columns={[
        {
          id: 'text',
          head: t('text'),
          names: true,
          cell: ({ texts }) => (
            <p className="measure" dir="auto">
              {texts[language]}
            </p>
          ),
        },
        {
          id: 'state',
          head: t('when'),
          folds: true,
          cell: (banner) => (
            <Facts
              items={[
                <Word key="state" tone={tones[banner.state]}>
                  {t(`states.${banner.state}`)}
                </Word>,
                t(`audiences.${banner.audience}`),
                <When key="when" banner={banner} />,
              ]}
            />
          ),
        },
        {
          id: 'acts',
          head: <span className="sr-only">{t('edit')}</span>,
          cell: (banner) =>
            banner.state === 'shown' || banner.state === 'planned' ? (
              <div className="cluster">
                <Button
                  size="s"
                  aria-label={t('editOf', { text: banner.texts[language] })}
                  onClick={() => onEdit(banner)}
                >
                  {t('edit')}
                </Button>
                <End banner={banner} text={banner.texts[language]} />
              </div>
            ) : null,
        },
      ]}
    />
  )
}

function When({ banner: { from, until } }: { banner: Banner }) {
  const t = useTranslations('banners')
  const format = useFormatter()
  const words = (at: string) => format.dateTime(new Date(at), 'moment')
  return until ? t('fromTo', { from: words(from), until: words(until) }) : t('since', { from: words(from) })
}

function End({ banner, text }: { banner: Banner; text: string }) {
  const t = useTranslations('banners')
  const { ask, send, question } = useSureSend(endBanner, {
    onDone() {
      toast.show({ text: t('ended'), tone: 'good' })
      refreshCall(listBanners)
    },
  })
  return (
    <>
      <Button size="s" look="danger" aria-label={t('endOf', { text })} onClick={ask}>
        {t('end')}
      </Button>
      <SureDialog
        {...question}
        title={t('end')}
        about={<bdi>{text}</bdi>}
        go={t('end')}
        keep={t('cancel')}
        onGo={() => send({ banner: banner.id })}
      >
        <p>{t('endSure')}</p>
      </SureDialog>
    </>
  )
}
