// Advance widths of Archivo Narrow (600) for the printable ASCII characters, in hundredths of the type size.
const widths =
  '23 26 35 46 46 73 58 18 27 27 32 48 23 27 23 23 46 46 46 46 46 46 46 46 46 46 26 26 48 48 48 49 81 58 58 59 59 55 50 ' +
  '64 59 23 44 58 49 68 59 64 55 64 59 55 50 59 55 77 55 55 50 26 23 26 45 46 46 46 49 44 49 46 26 49 49 23 21 44 21 71 ' +
  '49 49 49 49 30 44 26 49 44 62 44 44 41 30 22 30 48';
const advances = widths.split(' ').map(Number);

/** The width of a text at a type size, in the same unit; signs outside ASCII count as a wide letter. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += advances[(letter.codePointAt(0) ?? 0) - 32] ?? 64;
  return (sum * size) / 100;
}

/** A text broken into lines of at most `width`, between words only. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
