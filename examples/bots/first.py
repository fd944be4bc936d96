"""A first bot for the arena (docs/bot-protocol.md): an answer to every kind of question, none of them deep."""
import json
import sys


class Bot:
    def __init__(self, game):
        self.seat, self.party, self.rules = game["seat"], game["parties"][game["seat"]], game["rules"]

    def decide(self, view, choice):
        self.regions, self.spare = view["regions"], view["players"][self.seat]["money"] / 2
        return ANSWERS[choice["kind"]](self, choice)

    def worth(self, policy):
        """In how many regions people are for it, less those where they are against it."""
        opposite = self.rules["faces"][policy]["opposite"]
        return sum((policy in region["open"]) - (opposite in region["open"]) for region in self.regions)

    def best(self, cards, count=1):
        return sorted(cards, key=self.worth, reverse=True)[:count]

    def lay(self, choice):
        issues = {issue(card): card for card in reversed(self.best(choice["cards"], None))}
        laid = [issue(card) for card in choice["laid"]]
        return self.best([card for card in issues.values() if issue(card) not in laid], choice["count"])

    def swap(self, choice):
        """The best card in hand for the one of its issue, or for the worst if the platform lacks that issue."""
        for new in self.best(choice["hand"]):
            same = [card for card in choice["platform"] if issue(card) == issue(new)]
            old = self.best(same or choice["platform"], None)[-1]
            return {"out": old, "in": new} if self.worth(new) > self.worth(old) else None

    def exchange(self, choice):
        swap, hand = self.swap(choice), list(choice["hand"])
        if swap:
            hand[hand.index(swap["in"])] = swap["out"]
        out, into = ([swap["out"]], [swap["in"]]) if swap else ([], [])
        return {"out": out, "in": into, "keep": self.best(hand, choice["keep"])}

    def block(self, choice):
        blocks, regions = [column[0] for column in choice["columns"]], choice["regions"]
        action = {"blocks": [block["id"] for block in blocks]}
        for benefit in ("meetings", "trend", "media", "votes"):
            count = sum(block["fields"][benefit] for block in blocks)
            action[benefit] = [regions[place % len(regions)] for place in range(count)]
        return action

    def meet(self, choice):
        """As many as there is money to spare for, where the next election is."""
        region, most = choice["regions"][0]["region"], min(choice["regions"][0]["max"], choice["supply"])
        count = max(count for count in range(most + 1) if choice["costs"][count] <= self.spare)
        return [{"region": region, "count": count}] if count else []

    def send(self, choice):
        """The dearest politician there is money to spare for, where the next election is."""
        costs = {politician["id"]: politician["cost"] for politician in self.rules["politicians"]}
        who = [politician for politician in choice["politicians"] if costs[politician] <= self.spare]
        where = self.regions[0]["id"]
        return [{"politician": max(who, key=costs.get), "region": where}] if who and where in choice["regions"] else []


def issue(card):
    return card[:-1]


def deed(offers):
    """The first thing that is offered; None if nothing is."""
    for offer in offers:
        if offer["deed"] == "place-key-issue":
            return {"deed": "place-key-issue", "opinion": offer["opinions"][0]}
        if offer["deed"] == "other-trend":
            return {"deed": "other-trend", "target": offer["targets"][0]}
        if offer["deed"] == "media":
            return {"deed": "media", "from": offer["from"][0], "place": offer["place"] != "cannot"}
        return {"deed": offer["deed"]}


def cheap(bot, bids):
    return bids["min"] if bids and bids["min"] <= bot.spare / 4 else None


ANSWERS = {
    "draft": lambda bot, choice: {"card": bot.best(choice["cards"])[0]},
    "first-platform": lambda bot, choice: {"cards": bot.lay(choice)},
    "complete-platform": lambda bot, choice: {"cards": bot.lay(choice)},
    "keep-policy": lambda bot, choice: {"card": bot.best(choice["cards"])[0]},
    "starting-block": Bot.block,
    "bid": lambda bot, choice: {"amount": choice["min"]},
    "raise": lambda bot, choice: {"amount": cheap(bot, choice["range"])},
    "name-start": lambda bot, choice: {"start": bot.seat},
    "platform-source": lambda bot, choice: {"source": "draw"},
    "take-policy": lambda bot, choice: {"card": bot.best(choice["cards"])[0]},
    "exchange": Bot.exchange,
    "redraw": lambda bot, choice: {"discard": [card for card in choice["hand"] if bot.worth(card) < 1]},
    "swap": lambda bot, choice: {"swap": bot.swap(choice)},
    "buy-media": lambda bot, choice: {"region": choice["regions"][0] if choice["regions"] else None},
    "meetings": lambda bot, choice: {"buy": bot.meet(choice)},
    "send": lambda bot, choice: {"cards": bot.send(choice)},
    "lay": lambda bot, choice: {"card": bot.send(choice)[0] if bot.send(choice) else None},
    "pay": lambda bot, choice: {"pay": choice["cost"] <= choice["money"]},
    "pay-next": lambda bot, choice: {"politician": choice["cards"][0]["politician"]},
    "act": lambda bot, choice: {"deed": deed(choice["deeds"])},
    "resolve": lambda bot, choice: {
        "politician": choice["cards"][0]["politician"],
        "deed": deed(choice["cards"][0]["deeds"]),
    },
    "coalition": lambda bot, choice: {"partner": choice["partners"][0]["seat"] if choice["partners"] else None},
    "answer": lambda bot, choice: {"accept": True},
    "influence": lambda bot, choice: {"exchange": None},
    "poll-bid": lambda bot, choice: {"amount": cheap(bot, choice["range"])},
    "poll-use": lambda bot, choice: {"publish": choice["publishable"]},
    "poll-lines": lambda bot, choice: {"parties": [bot.party] if bot.party in choice["lines"] else None},
    "turn-in": lambda bot, choice: {"meetings": choice["max"]},
    "promote": lambda bot, choice: {"promote": True},
    "nationalise": lambda bot, choice: {"opinion": None, "replace": None},
    "donation": lambda bot, choice: {"amount": choice["cards"][0]["amount"], "take": False},
    "lay-donation": lambda bot, choice: {"amount": choice["cards"][0]["amount"], "accept": False},
}

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        player = Bot(message)
    if message["type"] == "decide":
        action = player.decide(message["view"], message["choice"])
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
