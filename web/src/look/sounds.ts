/** A few short sounds, made on the spot; nothing is downloaded. */
import { settings } from "../lib/settings.svelte";

export type Sound =
  | "card" | "coin" | "hurt" | "heal" | "door" | "boss" | "win" | "turn" | "fall"
  | "slain" | "treasure" | "death" | "level" | "roar" | "sunset" | "tumble";

type Note = [frequency: number, at: number, length: number, shape: OscillatorType, loudness: number];

const NOTES: Record<Sound, Note[]> = {
  card: [[320, 0, 0.05, "triangle", 0.12]],
  coin: [[1320, 0, 0.06, "sine", 0.1], [1760, 0.06, 0.14, "sine", 0.1]],
  hurt: [[150, 0, 0.16, "sawtooth", 0.1], [95, 0.05, 0.2, "square", 0.06]],
  heal: [[520, 0, 0.1, "sine", 0.1], [780, 0.1, 0.16, "sine", 0.08]],
  door: [[110, 0, 0.22, "triangle", 0.16]],
  boss: [[70, 0, 0.6, "sawtooth", 0.14], [74, 0.05, 0.6, "sawtooth", 0.12]],
  win: [[523, 0, 0.16, "triangle", 0.12], [659, 0.14, 0.16, "triangle", 0.12], [784, 0.28, 0.36, "triangle", 0.14]],
  turn: [[660, 0, 0.08, "sine", 0.08], [880, 0.09, 0.12, "sine", 0.08]],
  fall: [[400, 0, 0.12, "triangle", 0.1], [200, 0.1, 0.2, "triangle", 0.1]],
  slain: [[220, 0, 0.1, "square", 0.06], [330, 0.09, 0.12, "triangle", 0.11], [440, 0.2, 0.3, "triangle", 0.12]],
  treasure: [[988, 0, 0.08, "sine", 0.08], [1319, 0.07, 0.08, "sine", 0.08], [1568, 0.14, 0.08, "sine", 0.08], [1976, 0.21, 0.26, "sine", 0.09]],
  death: [[196, 0, 0.3, "triangle", 0.14], [156, 0.26, 0.34, "triangle", 0.13], [116, 0.56, 0.7, "triangle", 0.14]],
  level: [[98, 0, 0.3, "triangle", 0.15], [147, 0.16, 0.3, "triangle", 0.13], [196, 0.32, 0.5, "triangle", 0.13]],
  roar: [[58, 0, 0.9, "sawtooth", 0.15], [63, 0.04, 0.9, "sawtooth", 0.13], [118, 0.1, 0.5, "square", 0.04]],
  sunset: [[392, 0, 0.5, "sine", 0.1], [330, 0.4, 0.5, "sine", 0.1], [262, 0.8, 0.9, "sine", 0.11]],
  tumble: [[880, 0, 0.07, "sine", 0.08], [740, 0.06, 0.07, "sine", 0.08], [620, 0.12, 0.07, "sine", 0.08], [500, 0.18, 0.07, "sine", 0.08], [90, 0.27, 0.18, "triangle", 0.2]],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted and the page has been touched. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, at, length, shape, loudness] of NOTES[sound]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: shape, frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
