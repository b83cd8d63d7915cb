import { useCallback, useEffect, useRef, useState } from 'react'
import { type DeviceTrouble, devices } from '#platform/browser/device-trouble.ts'
import { useTopic } from '#platform/browser/live.ts'
import type { TalkCall as Shown } from '../contract.ts'
import type { CallSide } from '../rules.ts'
import { type Asked, askCamera, stop } from './ask-devices.ts'
import type { Ends } from './ends.ts'
import { nothingSeen, type Running, type Seen, startCall } from './start-call.ts'

type Props = { ends: Ends; shown: Shown; asked: Asked; onTakenOver: () => void }
export type SeenOf = Partial<Record<CallSide, Seen>>

/** A call while this part is shown: what comes from the other sides, what one sends, and how to change it. */
export function useLine({ ends, shown, asked, onTakenOver }: Props) {
  const [seen, setSeen] = useState<SeenOf>({})
  const [picture, setPicture] = useState(asked.stream)
  const [isMuted, mute] = useState(false)
  const [trouble, setTrouble] = useState<DeviceTrouble | null>(null)
  const running = useRef<Running | null>(null)
  // read once: the call that runs is not begun anew where the screen is
  const first = useRef({ servers: shown.ice_servers, onTakenOver })
  useEffect(() => {
    const tell = (side: CallSide, news: Partial<Seen>) =>
      setSeen((before) => ({ ...before, [side]: { ...(before[side] ?? nothingSeen), ...news } }))
    const call = startCall({ ends, asked, tell, ...first.current })
    running.current = call
    // whoever closes the page is gone at once, and not only when their line breaks
    addEventListener('pagehide', call.leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      removeEventListener('pagehide', call.leave)
      call.leave()
    }
  }, [ends, asked])
  const { topic } = shown
  useTopic(
    topic,
    useCallback(({ topics }: { topics: string[] }) => topics.includes(topic) && running.current?.look(), [topic]),
  )
  const isGuestIn = shown.guest?.state === 'agreed'
  useEffect(() => {
    if (!isGuestIn && ends.side !== 'guest') running.current?.part('guest')
  }, [isGuestIn, ends])
  const track = picture?.getVideoTracks()[0] ?? null
  const voice = asked.stream?.getAudioTracks()[0] ?? null
  const isOn = track !== null
  const show = useCallback((stream: MediaStream | null) => {
    setPicture(stream)
    running.current?.send('video', stream?.getVideoTracks()[0] ?? null)
  }, [])
  useEffect(() => {
    if (!track) return
    // unplugged, or another programme took it: the voice goes on
    const end = () => {
      show(null)
      setTrouble('taken')
    }
    track.addEventListener('ended', end)
    return () => track.removeEventListener('ended', end)
  }, [track, show])
  // the first picture is let go with the rest of what was asked for, a later one here
  useEffect(() => () => stop(picture === asked.stream ? null : picture), [picture, asked.stream])
  return {
    ...{ seen, picture: isOn ? picture : null, trouble, isMuted, hasVoice: voice !== null },
    async turnCamera() {
      setTrouble(null)
      if (track) {
        track.stop()
        return show(null)
      }
      const got = await askCamera(devices())
      if ('trouble' in got) setTrouble(got.trouble)
      else show(got.stream)
    },
    turnVoice() {
      if (!voice) return
      voice.enabled = isMuted
      mute(!isMuted)
      running.current?.tell({ picture: isOn, voice: isMuted })
    },
  }
}

/** A page that a browser kept and shows again left its call; as after a reload it is in it again. */
const comeBack = ({ persisted }: PageTransitionEvent) => {
  if (persisted) location.reload()
}
