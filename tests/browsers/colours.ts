/**
 * How much of a part of a screenshot has not its most frequent colour, from 0 to 1. The page that is open reads the picture, as
 * every browser can; its policy lets it show pictures of data.
 */
export async function shareOfSecond(
  png: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const scale = picture.naturalWidth / innerWidth;
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas here.');
  context.drawImage(picture, -x * scale, -y * scale);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.slice(at, at + 3).join(' ');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[most] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
  const first = most.split(' ').map(Number);
  // Where colours run into each other a browser may put one a shade beside the other.
  const isOther = (colour: string) =>
    colour.split(' ').reduce((sum, part, at) => sum + Math.abs(Number(part) - (first[at] ?? 0)), 0) > 15;
  const others = [...counts].reduce((sum, [colour, count]) => sum + (isOther(colour) ? count : 0), 0);
  return others / (data.length / 4);
}
