const root = document.documentElement;
try {
  const theme = localStorage.getItem('roundhouse:theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const game = root.dataset.game;
  const players =
    new URLSearchParams(location.search).get('players') ?? localStorage.getItem(`roundhouse:table:${game}`) ?? '';
  if (game && /^\d{1,2}$/.test(players)) root.dataset.players = players;
} catch {}
