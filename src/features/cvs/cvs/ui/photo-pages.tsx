import './photo-pages.css'
import { useEffect, useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import type { Language } from '#platform/shared/languages.ts'
import { Button, buttonLook, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { joinPhotos, mostPhotos } from '../photo-contract.ts'
import { shrinkPhoto } from './shrink-photo.ts'

type Page = { key: string; file: File }

type Props = {
  onJoined: (file: File) => void
  /** Told how to put together what was taken so far, while it is not: nothing is sent without it. */
  onWaiting?: (join: (() => Promise<File>) | null) => void
}

/** Photos of a paper CV, taken one after the other and put together to one file. */
export function PhotoPages({ onJoined, onWaiting }: Props) {
  const t = useTranslations('cvs.photos')
  const { language } = useSite()
  const [pages, setPages] = useState<readonly Page[]>([])
  const [joining, setJoining] = useState(false)
  const [problem, setProblem] = useState<string>()

  const add = async (given: FileList | null) => {
    setProblem(undefined)
    const room = [...(given ?? [])].slice(0, mostPhotos - pages.length)
    const taken = await Promise.all(room.map(shrinkPhoto))
    setPages((now) => [...now, ...taken.map((file) => ({ key: crypto.randomUUID(), file }))])
  }
  useEffect(() => {
    if (!onWaiting || pages.length === 0) return
    onWaiting(() => joined(pages, language))
    return () => onWaiting(null)
  }, [onWaiting, pages, language])
  const join = async () => {
    setJoining(true)
    setProblem(undefined)
    try {
      onJoined(await joined(pages, language))
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : t('failed'))
    } finally {
      setJoining(false)
    }
  }
  return (
    <div className="photo-part stack stack-s" data-begun={pages.length > 0 || undefined}>
      {pages.length > 0 ? (
        <ol className="photo-pages">
          {pages.map(({ key, file }, at) => (
            <li key={key}>
              <Picture file={file} words={`${t('page')} ${at + 1}`} />
              <IconButton
                icon="x"
                label={t('remove', { page: at + 1 })}
                onClick={() => setPages((now) => now.filter((page) => page.key !== key))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {problem ? (
        <p className="small bad" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="cluster">
        {pages.length < mostPhotos ? <TakeButton isFirst={pages.length === 0} onTake={add} /> : null}
        {pages.length > 0 ? (
          <Button busy={joining} onClick={() => void join()}>
            {joining ? t('joining') : t('use', { count: pages.length })}
          </Button>
        ) : null}
      </div>
      <p className="small faint">
        {pages.length < mostPhotos ? t('takeHelp', { most: mostPhotos }) : t('full', { most: mostPhotos })}
      </p>
    </div>
  )
}

/** @throws Problem what the door refuses of the photos */
async function joined(pages: readonly Page[], lang: Language): Promise<File> {
  const files = Object.fromEntries(pages.map(({ file }, at) => [`photo_${at}`, file]))
  const { data } = await sendFiles(joinPhotos, { lang }, files)
  const bytes = Uint8Array.from(atob(data.pdf), (letter) => letter.charCodeAt(0))
  return new File([bytes], data.name, { type: 'application/pdf' })
}

type TakeProps = { isFirst: boolean; onTake: (files: FileList | null) => Promise<void> }

/** Opens the camera of a phone, the files of a computer. */
function TakeButton({ isFirst, onTake }: TakeProps) {
  const t = useTranslations('cvs.photos')
  return (
    <label {...buttonLook({ look: 'quiet' })} className="button photo-take">
      <Icon name="camera" />
      {t(isFirst ? 'take' : 'more')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          void onTake(target.files).finally(() => {
            target.value = ''
          })
        }}
      />
    </label>
  )
}

function Picture({ file, words }: { file: File; words: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt={words} /> : null
}
