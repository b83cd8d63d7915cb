import { useState } from 'react'
import { type Cv, listCvs } from '#features/cvs/cvs/contract.ts'
import { isUnderstood } from '#features/cvs/cvs/cv-states.ts'
import { AnotherNote } from '#features/cvs/cvs/ui/another-note.tsx'
import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { languageNames } from '#platform/shared/languages.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { CvMenu } from './cv-menu.tsx'
import { CvStateWord } from './cv-state-word.tsx'
import { NewCv } from './new-cv.tsx'

/** The CVs one has as cards, the one that is sent first. */
export function MyCvs({ first }: { first: Gives<typeof listCvs> }) {
  const t = useTranslations('cvBuilder.list')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const { data } = useCall(listCvs, {}, { initial: first })
  const newWords = useTranslations('cvBuilder.new')
  const [isAdding, setAdding] = useState(false)
  const cvs = data?.data ?? []
  const add = (
    <Button look="primary" icon="plus" onClick={() => setAdding(true)}>
      {newWords('go')}
    </Button>
  )
  return (
    <>
      <header className="cv-head">
        <div className="stack stack-xs grow">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('about')}</p>
        </div>
        {cvs.length > 0 ? add : null}
      </header>
      {cvs.length === 0 ? (
        <Empty icon="file" title={t('empty')} action={add}>
          {t('emptyText')}
        </Empty>
      ) : (
        <ul className="cv-cards">
          {cvs.map((cv) => (
            <li key={cv.id}>
              <CvItem cv={cv} />
            </li>
          ))}
        </ul>
      )}
      {/* in one place: the first CV may stand in the list before its upload is answered */}
      <NewCv isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

function CvItem({ cv }: { cv: Cv }) {
  const t = useTranslations('cvBuilder.list')
  const format = useFormatter()
  const day = format.dateTime(new Date(cv.updated_at), 'day')
  const home = `/user/cvs/${cv.id}`
  return (
    <Card data-state={cv.state} className="card stack stack-s">
      <div className="row row-top">
        <div className="stack stack-xs grow">
          <h2 className="cv-card-name">
            <a href={cv.file ? home : `${home}/edit`} dir="auto">
              {cv.name}
            </a>
          </h2>
          {cv.headline ? (
            <p className="small quiet clip" dir="auto">
              {cv.headline}
            </p>
          ) : null}
        </div>
        <CvMenu cv={cv} at="list" />
      </div>
      <Facts
        small
        items={[
          <CvStateWord key="state" state={cv.state} />,
          cv.primary ? (
            <Word key="primary" tone="accent">
              {t('primary')}
            </Word>
          ) : null,
          cv.language ? languageNames[cv.language] : null,
          t('changed', { day }),
          cv.sent > 0 ? t('sent', { count: cv.sent }) : t('unsent'),
        ]}
      />
      <AnotherNote name={cv.of_another} />
      <div className="cluster">
        {cv.file ? (
          <LinkButton href={home} size="s" look={cv.state === 'parsed' ? 'primary' : 'quiet'}>
            {t(cv.state === 'parsed' ? 'lookOver' : 'open')}
          </LinkButton>
        ) : null}
        {isUnderstood(cv.state) ? (
          <LinkButton href={`${home}/edit`} size="s" icon="edit">
            {t('edit')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}
