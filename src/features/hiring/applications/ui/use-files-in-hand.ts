import { useCallback, useEffect, useRef, useState } from 'react'
import { keepFile, keptFiles } from '#platform/browser/kept-files.ts'
import { isAnswerField } from '../rules.ts'
import type { Filled } from './filled.ts'

const ofCv = 'cv'

/** The CV that goes along: as a file, or as photos that were taken and not yet put together. A reload of the tab loses no file. */
export function useFileInHand(draft: string) {
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<string>()
  const [isBrought, setBrought] = useState(false)
  const sent = useRef<File | null>(null)
  const hold = (chosen: File | null) => {
    setRefused(undefined)
    setBrought(false)
    setFile(chosen)
    void keepFile(draft, ofCv, chosen)
  }
  useKept(draft, ({ [ofCv]: kept }) => {
    if (!kept || file) return
    setFile(kept)
    setBrought(true)
  })
  const photos = useRef<(() => Promise<File>) | null>(null)
  const waitForPhotos = useCallback((join: (() => Promise<File>) | null) => {
    photos.current = join
  }, [])
  const fill = useFilled()
  return {
    ...{ file, hold, refused, setRefused, sent, photos, waitForPhotos, fill },
    /** The words for another file that was not even taken, in the place of those for the one before. */
    refuseInstead: (words: string) => refused && setRefused(words),
    /** It was chosen before the page was loaded anew. */
    isBrought,
  }
}

/** What a file filled in, and how it is undone. */
export function useFilled() {
  const [filled, setFilled] = useState<Filled | null>(null)
  const undo = useRef(() => {})
  return { filled, setFilled, undo }
}

/** Files that answer questions, by the field they travel in. */
export function useAnswerFiles(draft: string) {
  const [answerFiles, setAnswerFiles] = useState<Record<string, File>>({})
  useKept(draft, ({ [ofCv]: _, ...answers }) => setAnswerFiles((now) => ({ ...answers, ...now })))
  return {
    answerFiles,
    /** Gives what stands as the answer: the field, or nothing when the file is taken away. */
    hold(at: number, chosen: File | null): string {
      const field = `answer_${at}`
      setAnswerFiles(({ [field]: _, ...others }) => (chosen ? { ...others, [field]: chosen } : others))
      void keepFile(draft, field, chosen)
      return chosen ? field : ''
    },
    /** Answers that were given; a draft may name a file that this device does not have. */
    without: (answers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(answers).filter(
          ([, answer]) => answer.trim() && (!isAnswerField(answer) || answerFiles[answer]),
        ),
      ),
  }
}

/** Takes up what was chosen before the page was loaded anew, once. */
function useKept(draft: string, take: (kept: Record<string, File>) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    void keptFiles(draft).then((kept) => latest.current(kept))
  }, [draft])
}
