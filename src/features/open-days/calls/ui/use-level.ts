import { useEffect, useState } from 'react'

const every = 120

/** How loud somebody is, 0 to 1, for as long as a stream is looked at. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const audio = new AudioContext()
    const ear = audio.createAnalyser()
    ear.fftSize = 512
    audio.createMediaStreamSource(stream).connect(ear)
    const samples = new Float32Array(ear.fftSize)
    const timer = setInterval(() => {
      ear.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
      // speech is quiet against the loudest there is
      setLevel(Math.min(1, Math.sqrt(power) * 4))
    }, every)
    return () => {
      clearInterval(timer)
      void audio.close()
    }
  }, [stream])
  return level
}
